import { type ComponentType, lazy } from 'react'

/**
 * A part of the frame whose code is loaded by itself. When the code is not there the frame stands without the part; that something
 * is missing has been said by `followUpdates`.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))

const Nothing = () => null
