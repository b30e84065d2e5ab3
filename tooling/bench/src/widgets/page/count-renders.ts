/** The properties that this file reads of what React passes to its developer tools after each commit. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  type: unknown
}

/** Flag of React for rendered fibers, for its developer tools. */
const PERFORMED_WORK = 1

/** Tags of component fibers: function, class, forwardRef, memo, simple memo. */
const COMPONENTS = new Set([0, 1, 11, 14, 15])

let counted: number | undefined

/** Starts to count rendered components. Covers only production builds of React that are loaded later. */
export function startCounting(): void {
  counted = 0
}

/** Stops, and returns the number of rendered components. */
export function stopCounting(): number {
  const result = counted ?? 0
  counted = undefined
  return result
}

/** Call it before React is loaded. */
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

/** An unchanged child means that the subtree was not rendered: its flags are outdated. */
function ranIn(fiber: Fiber): number {
  const before = fiber.alternate
  const own = COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0 ? 1 : 0
  let sum = own
  if (before && fiber.child === before.child) return sum
  for (let child = fiber.child; child; child = child.sibling) {
    // A skipped sibling is the same fiber as before.
    sum += ranIn(child)
  }
  return sum
}
