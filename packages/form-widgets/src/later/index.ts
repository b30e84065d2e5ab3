export { areKindsLoaded, loadedFieldOf, loadedViewOf, loadKinds } from './load-kinds.ts'
