/** Opens the worker that proves work at sign-in. Its code is loaded with the first use. */
export const openProofWorker = () => new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' })
