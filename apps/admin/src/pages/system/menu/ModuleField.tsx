import { Input } from '@arco-design/web-react'
import { useListDictionaryTypesQuery } from '@sqos/api-client/dictionary'
import { useListVisualModelOptionsQuery } from '@sqos/api-client/model'
import { useListPortalOptionsQuery } from '@sqos/api-client/portal'
import { useListReportOptionsQuery } from '@sqos/api-client/report'
import { useListScreenOptionsQuery } from '@sqos/api-client/screen'
import { MENU_TYPE } from '@sqos/contract'
import { useText } from '@sqos/i18n/react'
import { ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'

interface FieldProps {
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

export interface ModuleFieldProps extends FieldProps {
  type: number
  /** A screen of this application, not of the service for data screens. */
  isOwn?: boolean
}

/** The target of an entry: dictionaries, models, portals, reports and own screens are selected, other targets are entered by id. */
export function ModuleField({ type, isOwn = false, ...field }: ModuleFieldProps) {
  if (type === MENU_TYPE.dictionary) return <DictionaryField {...field} />
  if (type === MENU_TYPE.model) return <ModelField {...field} />
  if (type === MENU_TYPE.portal) return <PortalField {...field} />
  if (type === MENU_TYPE.report) return <ReportField {...field} />
  if (type === MENU_TYPE.dataScreen && isOwn) return <ScreenField {...field} />
  return <IdField {...field} />
}

function DictionaryField(field: FieldProps) {
  const types = useListDictionaryTypesQuery()
  if (types.isError) return <IdField {...field} />
  return <ParentSelect {...field} lines={treeLines(types.data?.list ?? [])} loading={types.isFetching} />
}

function ModelField(field: FieldProps) {
  const models = useListVisualModelOptionsQuery({ type: 1 })
  const lines = (models.data?.list ?? []).flatMap(linesOf)
  // A user who manages menus may lack the models; a disabled model still opens its page.
  const isKnown = !field.value || lines.some(({ id }) => id === field.value)
  if (models.isError || (!models.isFetching && !isKnown)) return <IdField {...field} />
  return <ParentSelect {...field} lines={lines} loading={models.isFetching} />
}

function PortalField(field: FieldProps) {
  return <OptionField {...field} kind="portal" options={useListPortalOptionsQuery({}, FRESH)} />
}

function ScreenField(field: FieldProps) {
  return <OptionField {...field} kind="screen" options={useListScreenOptionsQuery(undefined, FRESH)} />
}

const FRESH = { refetchOnMountOrArgChange: true }

interface OptionFieldProps extends FieldProps {
  kind: 'portal' | 'screen'
  options: { data?: { list: readonly Category[] } | undefined; isFetching: boolean; isError: boolean }
}

/** The enabled portals or screens. One that was deleted or disabled since stays chosen, and says so. */
function OptionField({ kind, options: { data, isFetching, isError }, ...field }: OptionFieldProps) {
  const { t } = useText(NAMESPACE)
  const portals = (data?.list ?? []).flatMap(linesOf)
  if (isError) return <IdField {...field} />
  const { value } = field
  const isGone = Boolean(value) && !isFetching && portals.every(({ id }) => id !== value)
  const gone = { id: value ?? '', name: t(`${kind}.gone`, { id: value }), depth: 0 }
  const isEmpty = !isFetching && portals.length === 0
  return (
    <ParentSelect
      {...field}
      lines={isGone ? [gone, ...portals] : portals}
      loading={isFetching}
      placeholder={t(isEmpty ? `${kind}.none` : `placeholder.${kind}`)}
    />
  )
}

/** The enabled reports. One that was deleted or disabled since stays chosen, and says so. */
function ReportField(field: FieldProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching, isError } = useListReportOptionsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isError) return <IdField {...field} />
  const reports = (data?.list ?? []).map(({ id, fullName }) => ({ id, name: fullName, depth: 0 }))
  const { value } = field
  const isGone = Boolean(value) && !isFetching && reports.every(({ id }) => id !== value)
  const gone = { id: value ?? '', name: t('report.gone', { id: value }), depth: 0 }
  const isEmpty = !isFetching && reports.length === 0
  return (
    <ParentSelect
      {...field}
      lines={isGone ? [gone, ...reports] : reports}
      loading={isFetching}
      placeholder={t(isEmpty ? 'report.none' : 'placeholder.report')}
    />
  )
}

interface Category {
  fullName: string
  children?: readonly { id: string; fullName: string }[] | undefined
}

/** The models, portals or screens of a category, with the category beside each; those of a deleted category have none. */
const linesOf = ({ fullName: category, children = [] }: Category) =>
  children.map(({ id, fullName }) => ({ id, name: category ? `${fullName} · ${category}` : fullName, depth: 0 }))

function IdField(field: FieldProps) {
  const { t } = useText(NAMESPACE)
  return <Input {...field} placeholder={t('placeholder.moduleId')} maxLength={50} />
}
