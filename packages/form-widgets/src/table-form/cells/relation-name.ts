/**
 * The name of a related field in one row. The record is kept under it for the attribute fields of the row.
 * Source: contract of the platform, sections 0.3 and 16.
 */
export const relationName = (field: string, rowIndex: number): string => `${field}_sqosRelation_${rowIndex}`
