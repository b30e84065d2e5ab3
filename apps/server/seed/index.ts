export { demoAccounts } from './demo-accounts.ts'
export { seedRegions } from './regions/seed-regions.ts'
export { seedDemo } from './seed-demo.ts'
export { seedFirstAdministrator } from './seed-first-administrator.ts'
