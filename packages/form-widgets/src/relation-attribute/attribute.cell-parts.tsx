import { asValue, fieldProps, textProp } from '../table-form/cells/column-props.ts'
import type { CellViewProps } from '../table-form/model/cell-type.ts'
import { RelationAttribute, type RelationAttributeProps } from './RelationAttribute.tsx'

/** What the designer adds to the name of the related column. */
const REFERENCE_SUFFIX = /_sqos(?:Table|Relation)_.*$/

export const View = ({ column, record }: CellViewProps) => (
  <RelationAttribute
    {...fieldProps<RelationAttributeProps>(column)}
    recordId={asValue(record[(textProp(column, 'relationField') ?? '').replace(REFERENCE_SUFFIX, '')]).value}
    mode="detail"
  />
)
