"""Vulkan's feature structures: which feature lies in which, and what must be there to ask for it.

Every such structure is ``sType, pNext`` and then one VkBool32 a feature (Vulkan specification, chapter "Features"), so a
table serves for all of them, those newer than the Python binding included.  Names, order and numbers are those of the
specification's structure definitions.
"""

from __future__ import annotations

from dataclasses import dataclass

Version = tuple[int, int]


@dataclass(frozen=True, slots=True)
class FeatureStruct:
    """`core` is the first Vulkan version that has the structure without its `extension`."""

    name: str
    s_type: int
    members: tuple[str, ...]
    extension: str | None = None
    core: Version | None = None

    def available(self, api: Version, extensions: frozenset[str]) -> bool:
        """Whether a device of that version, with those extensions, knows the structure."""
        return (self.core is not None and api >= self.core) or (self.extension in extensions)


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


VULKAN_11 = FeatureStruct(
    "VkPhysicalDeviceVulkan11Features",
    49,
    _names(
        """storageBuffer16BitAccess uniformAndStorageBuffer16BitAccess storagePushConstant16 storageInputOutput16 multiview
        multiviewGeometryShader multiviewTessellationShader variablePointersStorageBuffer variablePointers protectedMemory
        samplerYcbcrConversion shaderDrawParameters"""
    ),
    core=(1, 2),
)

VULKAN_12 = FeatureStruct(
    "VkPhysicalDeviceVulkan12Features",
    51,
    _names(
        """samplerMirrorClampToEdge drawIndirectCount storageBuffer8BitAccess uniformAndStorageBuffer8BitAccess
        storagePushConstant8 shaderBufferInt64Atomics shaderSharedInt64Atomics shaderFloat16 shaderInt8 descriptorIndexing
        shaderInputAttachmentArrayDynamicIndexing shaderUniformTexelBufferArrayDynamicIndexing
        shaderStorageTexelBufferArrayDynamicIndexing shaderUniformBufferArrayNonUniformIndexing
        shaderSampledImageArrayNonUniformIndexing shaderStorageBufferArrayNonUniformIndexing
        shaderStorageImageArrayNonUniformIndexing shaderInputAttachmentArrayNonUniformIndexing
        shaderUniformTexelBufferArrayNonUniformIndexing shaderStorageTexelBufferArrayNonUniformIndexing
        descriptorBindingUniformBufferUpdateAfterBind descriptorBindingSampledImageUpdateAfterBind
        descriptorBindingStorageImageUpdateAfterBind descriptorBindingStorageBufferUpdateAfterBind
        descriptorBindingUniformTexelBufferUpdateAfterBind descriptorBindingStorageTexelBufferUpdateAfterBind
        descriptorBindingUpdateUnusedWhilePending descriptorBindingPartiallyBound
        descriptorBindingVariableDescriptorCount runtimeDescriptorArray samplerFilterMinmax scalarBlockLayout
        imagelessFramebuffer uniformBufferStandardLayout shaderSubgroupExtendedTypes separateDepthStencilLayouts
        hostQueryReset timelineSemaphore bufferDeviceAddress bufferDeviceAddressCaptureReplay
        bufferDeviceAddressMultiDevice vulkanMemoryModel vulkanMemoryModelDeviceScope
        vulkanMemoryModelAvailabilityVisibilityChains shaderOutputViewportIndex shaderOutputLayer
        subgroupBroadcastDynamicId"""
    ),
    core=(1, 2),
)

VULKAN_13 = FeatureStruct(
    "VkPhysicalDeviceVulkan13Features",
    53,
    _names(
        """robustImageAccess inlineUniformBlock descriptorBindingInlineUniformBlockUpdateAfterBind
        pipelineCreationCacheControl privateData shaderDemoteToHelperInvocation shaderTerminateInvocation
        subgroupSizeControl computeFullSubgroups synchronization2 textureCompressionASTC_HDR
        shaderZeroInitializeWorkgroupMemory dynamicRendering shaderIntegerDotProduct maintenance4"""
    ),
    core=(1, 3),
)

_EXTENSION_STRUCTS = (
    FeatureStruct(
        "VkPhysicalDeviceSubgroupSizeControlFeatures",
        1000225002,
        ("subgroupSizeControl", "computeFullSubgroups"),
        "VK_EXT_subgroup_size_control",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderIntegerDotProductFeatures",
        1000280000,
        ("shaderIntegerDotProduct",),
        "VK_KHR_shader_integer_dot_product",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderAtomicFloatFeaturesEXT",
        1000260000,
        _names(
            """shaderBufferFloat32Atomics shaderBufferFloat32AtomicAdd shaderBufferFloat64Atomics
            shaderBufferFloat64AtomicAdd shaderSharedFloat32Atomics shaderSharedFloat32AtomicAdd
            shaderSharedFloat64Atomics shaderSharedFloat64AtomicAdd shaderImageFloat32Atomics
            shaderImageFloat32AtomicAdd sparseImageFloat32Atomics sparseImageFloat32AtomicAdd"""
        ),
        "VK_EXT_shader_atomic_float",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderAtomicFloat2FeaturesEXT",
        1000273000,
        _names(
            """shaderBufferFloat16Atomics shaderBufferFloat16AtomicAdd shaderBufferFloat16AtomicMinMax
            shaderBufferFloat32AtomicMinMax shaderBufferFloat64AtomicMinMax shaderSharedFloat16Atomics
            shaderSharedFloat16AtomicAdd shaderSharedFloat16AtomicMinMax shaderSharedFloat32AtomicMinMax
            shaderSharedFloat64AtomicMinMax shaderImageFloat32AtomicMinMax sparseImageFloat32AtomicMinMax"""
        ),
        "VK_EXT_shader_atomic_float2",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderClockFeaturesKHR",
        1000181000,
        ("shaderSubgroupClock", "shaderDeviceClock"),
        "VK_KHR_shader_clock",
    ),
    FeatureStruct(
        "VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR",
        1000336000,
        _names(
            """workgroupMemoryExplicitLayout workgroupMemoryExplicitLayoutScalarBlockLayout
            workgroupMemoryExplicitLayout8BitAccess workgroupMemoryExplicitLayout16BitAccess"""
        ),
        "VK_KHR_workgroup_memory_explicit_layout",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderSubgroupUniformControlFlowFeaturesKHR",
        1000323000,
        ("shaderSubgroupUniformControlFlow",),
        "VK_KHR_shader_subgroup_uniform_control_flow",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR",
        1000434000,
        ("shaderMaximalReconvergence",),
        "VK_KHR_shader_maximal_reconvergence",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderSubgroupRotateFeaturesKHR",
        1000416000,
        ("shaderSubgroupRotate", "shaderSubgroupRotateClustered"),
        "VK_KHR_shader_subgroup_rotate",
    ),
    FeatureStruct(
        "VkPhysicalDeviceCooperativeMatrixFeaturesKHR",
        1000506000,
        ("cooperativeMatrix", "cooperativeMatrixRobustBufferAccess"),
        "VK_KHR_cooperative_matrix",
    ),
    FeatureStruct(
        "VkPhysicalDeviceShaderBfloat16FeaturesKHR",
        1000141000,
        ("shaderBFloat16Type", "shaderBFloat16DotProduct", "shaderBFloat16CooperativeMatrix"),
        "VK_KHR_shader_bfloat16",
    ),
)

FEATURE_STRUCTS: tuple[FeatureStruct, ...] = (VULKAN_11, VULKAN_12, VULKAN_13, *_EXTENSION_STRUCTS)
"""Every structure that is asked for, beside the original VkPhysicalDeviceFeatures."""


def structs_for(features: frozenset[str], api: Version, extensions: frozenset[str]) -> tuple[FeatureStruct, ...]:
    """The fewest structures that hold the features, on a device that offers them; a core one before an extension's.

    Features of the original VkPhysicalDeviceFeatures are in none of them and are left out.
    """
    left = set(features)
    chosen = []
    for struct in FEATURE_STRUCTS:
        if left.intersection(struct.members) and struct.available(api, extensions):
            chosen.append(struct)
            left -= set(struct.members)
    return tuple(chosen)
