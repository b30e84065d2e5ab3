export { switchCell as cell } from '../table-form/cells/switch-cell.ts'
