/**
 * The name of a related field in one row. The record is kept under it for the attribute fields of the row.
 */
export const relationName = (field: string, rowIndex: number): string => `${field}_sqosRelation_${rowIndex}`
