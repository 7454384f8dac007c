// Barriers and fences.  CUDA's order shared and global memory alike.

//! name: syncthreads; extensions: GL_KHR_memory_scope_semantics
void syncthreads() {
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease);
}

//! name: syncthreads_count; needs: syncthreads
shared uint block_votes;

int syncthreads_count(int predicate) {
    syncthreads();
    if (thread_index == 0u) {
        block_votes = 0u;
    }
    syncthreads();
    if (predicate != 0) {
        atomicAdd(block_votes, 1u);
    }
    syncthreads();
    return int(block_votes);
}

//! name: syncthreads_or; needs: syncthreads_count
int syncthreads_or(int predicate) {
    return int(syncthreads_count(predicate) != 0);
}

//! name: syncthreads_and; needs: syncthreads_count
int syncthreads_and(int predicate) {
    return int(syncthreads_count(int(predicate == 0)) == 0);
}

//! name: syncwarp; extensions: GL_KHR_shader_subgroup_basic
void syncwarp() {
    subgroupBarrier();
}

//! name: threadfence_block; extensions: GL_KHR_memory_scope_semantics
void threadfence_block() {
    memoryBarrier(gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                  gl_SemanticsAcquireRelease);
}

//! name: threadfence; extensions: GL_KHR_memory_scope_semantics
void threadfence() {
    memoryBarrier(gl_ScopeDevice, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}
