import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Regions: provinces, cities, districts and streets. */
export const REGION_PAGE = definePage({
  code: 'system.area',
  title: 'region.page',
  record: 'region.record',
  directory: 'system',
  address: 'system/area',
  order: 140,
  icon: 'icon-location',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
  },
  always: ['id', 'parentId', 'enabledMark', 'type', 'lastModifyTime', 'idPath', 'hasChildren', 'isLeaf'],
  columns: {
    fullName: {
      title: 'region.fullName',
      format: 'custom',
      minWidth: 220,
      shows: ['fullName', 'path', 'parentName'],
      isRowHeader: true,
    },
    enCode: { title: 'region.enCode', minWidth: 120 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 70, exportWidth: 10 },
    enabledMark: { title: 'column.enabledMark', width: 70, exportWidth: 10, format: 'state' },
  },
})
