import { forwardRef, memo, type NamedExoticComponent, type ReactNode, version } from 'react'

/** React 18 passes `ref` to `forwardRef` only. */
export const needsForwarding = version.startsWith('18.')

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

function forwarded(render: (props: object) => ReactNode) {
  const component = forwardRef<unknown, object>((props, ref) => render({ ...props, ref }))
  component.displayName = render.name
  return component
}
