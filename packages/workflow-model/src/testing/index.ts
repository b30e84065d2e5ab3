export { leaveFlow, travelFlow } from './examples.ts'
export { longFlow } from './long-flow.ts'
