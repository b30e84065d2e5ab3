export { readPlace } from './organization.service.ts'
