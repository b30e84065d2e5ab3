import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Templates of the writing area, and the modules, variables, outlines, tags and AI actions that editors choose from. */
export const WRITING_TEMPLATE_PAGE = definePage({
  code: 'writing.template',
  title: 'writing.template',
  record: 'writing.record',
  directory: 'writing',
  address: 'writing/template',
  order: 20,
  icon: 'icon-layout',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    assistant: { code: 'btn_assistant', title: 'writing.btn_assistant' },
  },
  always: ['id', 'enabledMark', 'categoryId'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true },
    category: { title: 'writing.category', width: 140 },
    description: { title: 'column.description', minWidth: 160, exportWidth: 30 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, exportWidth: 10 },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, exportWidth: 20 },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 84, exportWidth: 10 },
  },
})
