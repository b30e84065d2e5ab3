import { fieldOf } from '@sqos/form-widgets/kinds'
import { viewOf } from '@sqos/form-widgets/views'
import { TableView } from '../items/TableView.tsx'
import type { FormParts } from './form-parts.ts'

/** All kinds at once. */
export const ALL_PARTS: FormParts = { fieldOf, viewOf, Table: TableView }
