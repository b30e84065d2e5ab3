import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Datasets: where the data of charts and reports is described once. */
export const DATASET_PAGE = definePage({
  code: 'onlineDev.dataset',
  title: 'dataset.page',
  record: 'dataset.record',
  directory: 'onlineDev',
  address: 'onlineDev/dataset',
  order: 131,
  icon: 'icon-storage',
  buttons: { add: BUTTON.add, edit: BUTTON.edit, remove: BUTTON.remove },
  always: ['id', 'enabledMark'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 160, isRowHeader: true, sortable: true },
    enCode: { title: 'column.enCode', width: 160, sortable: true },
    kind: { title: 'dataset.kind', width: 150 },
    creatorUser: { title: 'column.creatorUser', minWidth: 130 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 156, sortable: true },
    lastModifyTime: { title: 'column.lastModifyTime', format: 'moment', width: 156, sortable: true },
    sortCode: { title: 'column.sortCode', format: 'number', width: 72, sortable: true },
    enabledMark: { title: 'column.enabledMark', format: 'state', width: 72 },
  },
  columnsComeWithPage: true,
})
