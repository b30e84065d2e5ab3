export { __Name__ } from './__Name__.tsx'
export type { __Name__Props } from './__Name__.tsx'
