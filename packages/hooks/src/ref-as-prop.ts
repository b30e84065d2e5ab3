import { type ComponentType, forwardRef, memo, type NamedExoticComponent, type ReactNode, version } from 'react'

/** React 18 passes `ref` to `forwardRef` only. */
const needsForwarding = version.startsWith('18.')

/**
 * Passes `ref` to a function component as a prop, as React 19 does. Returns the component itself in React 19 and a
 * `forwardRef` component in React 18 (docs/adr/0047).
 *
 * @example const Box = refAsProp(function Box({ ref }: { ref?: Ref<HTMLDivElement> }) { return <div ref={ref} /> })
 */
// @__NO_SIDE_EFFECTS__
export function refAsProp<Component extends (props: never) => ReactNode>(component: Component): Component {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of React 18 and 19 name different results; both are drawn alike
  return needsForwarding ? (forwarded(component as never) as never) : component
}

/** `memo` of `refAsProp`. */
// @__NO_SIDE_EFFECTS__
export const memoWithRef = <Props extends object>(
  component: (props: Props) => ReactNode,
): NamedExoticComponent<Props> => memo(refAsProp(component))

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

function forwarded(render: (props: object) => ReactNode) {
  const component = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }))
  component.displayName = render.name
  return component
}
