import { BUTTON } from './buttons.ts'
import { definePage } from './define-page.ts'

/** Departments. */
export const DEPARTMENT_PAGE = definePage({
  code: 'permission.department',
  title: 'department.page',
  directory: 'permission',
  address: 'permission/department',
  order: 40,
  icon: 'icon-department',
  buttons: {
    add: BUTTON.add,
    edit: BUTTON.edit,
    remove: BUTTON.remove,
    download: BUTTON.download,
  },
  always: ['id', 'parentId', 'enabledMark', 'category', 'type', 'icon', 'organizeIdTree'],
  columns: {
    fullName: { title: 'column.fullName', minWidth: 180, exportWidth: 24, isRowHeader: true },
    enCode: { title: 'column.enCode', minWidth: 110 },
    manager: { title: 'department.manager', minWidth: 120, exportWidth: 20, shows: ['manager', 'managerId'] },
    description: { title: 'column.description', minWidth: 80, exportWidth: 30 },
    creatorTime: { title: 'column.creatorTime', format: 'moment', width: 164, exportWidth: 20 },
    sortCode: { title: 'column.sortCode', format: 'number', width: 64, exportWidth: 10 },
  },
})
