import { screen, userEvent, waitFor, within } from 'storybook/test'
import { demoCompany, type MemoryOptions, MemoryServices } from '../testing/index.ts'

/** Services of the demo company with recent choices. */
export const companyServices = (options?: MemoryOptions) =>
  new MemoryServices(
    {
      ...demoCompany(),
      recent: { user: ['u4', 'u9'], organization: ['finance'], department: ['finance'], role: ['r-audit'] },
    },
    options,
  )

/** Never answers. */
export const hangingServices = () => companyServices({ delay: Number.POSITIVE_INFINITY })

/** Refuses every call of the pickers. */
export const failingServices = () =>
  companyServices({ failing: new Set(['people', 'peopleNodes', 'organizations', 'positions', 'roles', 'groups']) })

/** Opens the dialog of the field and waits until it accepts input. */
export async function openDialog(canvasElement: HTMLElement, title: string) {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const search = await dialog.findByRole('combobox', { name: '搜索' })
  await waitFor(() => {
    if (document.activeElement !== search) throw new Error('The search box has not got the focus yet.')
  })
  return { ...dialog, search }
}

/** The keys of pickers, for their documentation. */
export const PICKER_KEYS = {
  'Enter, Space, Arrow down': 'opens the dialog',
  'a letter': 'opens it with a search that begins with the letter',
  'Delete, Backspace': 'empties the field',
  'Arrow up, Arrow down, Page up, Page down': 'move in the list, also from the search box',
  'Shift with an arrow': 'chooses what it passes, with `multiple`',
  'Arrow right, Arrow left': 'open and close a branch, in the list',
  'letters, in the list': 'go to the next name that begins with them, or whose pinyin does',
  'Enter, Space': 'select and deselect; Enter on the selected entry confirms if only one can be selected',
  'Ctrl Enter': 'confirms',
  'Ctrl V': 'with several names: adds all users of the list',
  Esc: 'empties the search, then leaves',
}
