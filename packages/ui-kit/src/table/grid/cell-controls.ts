const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex]'
const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]'
const KEEPS_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable="true"], [role="combobox"], [role="slider"], [role="spinbutton"], [role="separator"], [role="menu"], [role="menuitem"]'

/** The cell that is or contains an element. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CELL) : null
}

/** What can be operated in a cell, in order. */
export function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROL)]
}

/** Takes the controls of a row out of the tab order: a grid is one tab stop, Enter and F2 lead into a cell. */
export function tameControls(row: Element | null) {
  for (const cell of row?.querySelectorAll(CELL) ?? []) {
    for (const control of controlsIn(cell)) control.tabIndex = -1
  }
}

/** Says that arrows, Home, Space and the like mean something to the control itself. */
export const keepsItsKeys = (target: Element) => target.closest(KEEPS_KEYS) !== null

/** The button that opens a tree row; the arrows do the same, so Enter is for what else the cell holds. */
export const TREE_TOGGLE = { 'data-tree-toggle': true } as const

/**
 * Enter on a cell: a header sorts or opens its menu, a lone button, link or tick is used, anything else is entered.
 * False when there is nothing to use.
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
