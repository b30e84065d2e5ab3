const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex]'
const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]'
const KEEPS_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable="true"], [role="combobox"], [role="slider"], [role="spinbutton"], [role="separator"], [role="menu"], [role="menuitem"]'

/** The cell that is or contains an element. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CELL) : null
}

/** The controls of a cell, in order. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROL)]
}

/** Removes the controls of a row from the tab order. A grid is one tab stop; Enter and F2 enter a cell. */
export function tameControls(row: Element | null) {
  for (const cell of row?.querySelectorAll(CELL) ?? []) {
    for (const control of controlsIn(cell)) control.tabIndex = -1
  }
}

/** Whether the control itself handles arrows, Home, Space and similar keys. */
export const keepsItsKeys = (target: Element) => target.closest(KEEPS_KEYS) !== null

/** The button that expands a tree row. Arrows do the same, so Enter activates the other controls of the cell. */
export const TREE_TOGGLE = { 'data-tree-toggle': true } as const

/**
 * Handles Enter on a cell: a header sorts or opens its menu, a single button, link or checkbox is activated, other
 * cells are entered. Returns false when the cell has no control.
 */
export function operateCell(cell: HTMLElement): boolean {
  const controls = controlsIn(cell).filter((control) => control.dataset['treeToggle'] === undefined)
  const [first] = controls
  if (!first) return false
  const atOnce = controls.length === 1 || cell.role === 'columnheader'
  if (atOnce && !keepsItsKeys(first)) first.click()
  else first.focus()
  return true
}
