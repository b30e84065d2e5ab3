export { demoCompany } from './demo-company.ts'
export type { MemoryPerson } from './demo-company.ts'
export { MemoryServices } from './memory-services.ts'
export type { MemoryData, MemoryOptions } from './memory-services.ts'
