import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is loaded when it is first rendered. When the code cannot be loaded, nothing is rendered: the
 * shell reports missing files itself.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

const Nothing = () => null

/** Delay in milliseconds of invisible parts, in favour of the first page. */
const LATER = 2000

/** A `lazyPart` whose code is loaded two seconds after it is first rendered, for background watches. */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    await new Promise((resolve) => setTimeout(resolve, LATER))
    return load()
  })
