/** Starts the worker for proofs of work at sign-in. Its code is loaded on first use. */
export const openProofWorker = () => new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' })
