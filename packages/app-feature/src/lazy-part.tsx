import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is loaded when it is first rendered. When the code cannot be loaded, nothing is rendered: the
 * shell reports missing files itself.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

const Nothing = () => null
