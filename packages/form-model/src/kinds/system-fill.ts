/** The user and the time of a write. */
export interface SystemContext {
  /** Milliseconds. */
  now: number
  userId: string
  organizationId: string | null
  departmentId: string | null
  positionId: string | null
}

/** How the server sets a field. */
export interface SystemFill {
  on: 'create' | 'update'
  value: (context: SystemContext) => string | null
  /** Whether `value` needs the department or position of the user. */
  needsPlace?: boolean | undefined
}
