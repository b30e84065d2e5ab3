/** What React tells its developer tools after each commit, as far as it is read here. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  type: unknown
}

/** React marks what ran with it, for its developer tools. */
const PERFORMED_WORK = 1

/** Fibers of components: function, class, forwardRef, memo, simple memo. */
const COMPONENTS = new Set([0, 1, 11, 14, 15])

let counted: number | undefined

/** Counts the components that run from now on. Only production builds of React that are loaded later are seen. */
export function startCounting(): void {
  counted = 0
}

/** Components that ran since, and stops. */
export function stopCounting(): number {
  const result = counted ?? 0
  counted = undefined
  return result
}

/** Has to run before React is loaded. */
export function watchRenders(): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_id: number, root: { current: Fiber }) {
        if (counted !== undefined) counted += ranIn(root.current)
      },
    },
  })
}

/** A subtree that kept its child was not touched: what its flags say is old. */
function ranIn(fiber: Fiber): number {
  const before = fiber.alternate
  const own = COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0 ? 1 : 0
  let sum = own
  if (before && fiber.child === before.child) return sum
  for (let child = fiber.child; child; child = child.sibling) {
    // A sibling that was passed over is the same fiber as before.
    sum += ranIn(child)
  }
  return sum
}
