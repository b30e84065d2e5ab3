export { readSystemSettings, toSystemSettings } from './system-settings.service.ts'
export type { SystemSettings } from './system-settings.service.ts'
