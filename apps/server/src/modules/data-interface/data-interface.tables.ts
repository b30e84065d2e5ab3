import type { CheckType, DataType } from '@sqos/contract'
import type { Generated } from 'kysely'
import type { AuditedColumns } from '../../platform/db/audited.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    dataInterfaces: DataInterfacesTable
    dataInterfaceLogs: DataInterfaceLogsTable
  }
}

/** A source of data that forms, reports and other systems use by its id. */
export interface DataInterfacesTable extends AuditedColumns {
  id: string
  fullName: string
  enCode: string
  categoryId: string
  checkType: CheckType
  /** Comma-joined addresses and subnets. */
  ipAddress: string
  dataType: DataType
  requestMethod: string
  responseType: string
  dbLinkId: string
  /** SQL, or static JSON. */
  query: string
  path: string
  /** JSON. */
  requestHeaders: string
  /** JSON. */
  requestParameters: string
  /** Source of a function. */
  dataProcessing: string
  enabledMark: Generated<number>
  sortCode: Generated<number>
  description: Generated<string>
  /** The id in the file of an imported interface, when another interface had it; null otherwise. */
  importedId: Generated<string | null>
}

/** A call of an interface. */
export interface DataInterfaceLogsTable {
  id: string
  interfaceId: string
  invokTime: Date
  userId: string | null
  invokIp: string
  invokDevice: string
  /** HTTP method. */
  invokType: string
  /** Milliseconds. */
  invokWasteTime: number
}
