/** Who writes a record, and when. */
export interface SystemContext {
  /** Milliseconds. */
  now: number
  userId: string
  organizationId: string | null
  departmentId: string | null
  positionId: string | null
}

/** How the server fills a field in. */
export interface SystemFill {
  on: 'create' | 'update'
  value: (context: SystemContext) => string | null
  /** Whether `value` needs the department or position of the person. */
  needsPlace?: boolean | undefined
}
