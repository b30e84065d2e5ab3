import type { ComponentType, ReactNode } from 'react'
import { needsForwarding, refAsProp } from './ref-as-prop.ts'

const known = new WeakMap<object, ComponentType<never>>()

/**
 * `refAsProp` for a component of the host: a class or the result of `memo` or `forwardRef` is returned unchanged. Returns the
 * same result for the same component.
 */
export function anyRefAsProp<Props>(component: ComponentType<Props>): ComponentType<Props> {
  if (!needsForwarding || !isFunctionComponent(component)) return component
  const result = known.get(component) ?? refAsProp(component)
  known.set(component, result)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the component that it was made of
  return result as ComponentType<Props>
}

const isFunctionComponent = (component: unknown): component is (props: never) => ReactNode =>
  typeof component === 'function' && component.prototype?.isReactComponent === undefined
