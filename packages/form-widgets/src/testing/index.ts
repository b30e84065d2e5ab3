export { MemoryServices } from './memory-services.ts'
export type { MemoryData, MemoryOptions } from './memory-services.ts'
