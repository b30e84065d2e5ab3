import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Designs of approval flows. */
export const FLOW_ENGINE_PAGE = definePage({
  code: 'workFlow.flowEngine',
  title: 'flowEngine.page',
  directory: 'workFlow',
  address: 'workFlow/flowEngine',
  order: 10,
  icon: 'icon-branch',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
    upload: BUTTON.upload,
  },
  always: ['id', 'enabledMark', 'type', 'formType', 'icon', 'iconBackground', 'visibleType', 'description'],
  // The same calls give the flows to people who start them.
  columnsComeWithPage: true,
  columns: {
    fullName: { title: 'flowEngine.fullName', minWidth: 160, isRowHeader: true },
    enCode: { title: 'flowEngine.enCode', width: 200 },
    category: { title: 'flowEngine.category', width: 140 },
    version: { title: 'flowEngine.version', format: 'custom', width: 84 },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156 },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72 },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 72 },
  },
})
