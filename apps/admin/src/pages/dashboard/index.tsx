import { useListPortalOptionsQuery, useOpenPortalQuery, useSetDefaultPortalMutation } from '@sqos/api-client/portal'
import { defineCatalogue } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { loadCurrentUser, selectUser } from '@sqos/session'
import { Skeleton } from '@sqos/ui-kit'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Select } from '@sqos/ui-kit/select'
import { selectMenu } from '../../app/menu/menu-selectors.ts'
import { MenuTiles } from '../../app/menu/MenuTiles.tsx'
import { type AppState, useAppDispatch } from '../../app/store.ts'
import { useTitle } from '../../app/use-title.ts'
import { NAMESPACE as PORTAL, portalCatalogues } from '../../app/portal/catalogue.ts'
import { ShownPortal } from '../../app/portal/ShownPortal.tsx'
import { Activity } from './Activity.tsx'
import styles from './Dashboard.module.css'
import { NAMESPACE } from './namespace.ts'
import { loaders } from './locales/loaders.generated.ts'

export const catalogues = [...portalCatalogues, defineCatalogue(NAMESPACE, loaders)]

const OWN = { type: '1' }

/** The portal that the user chose, otherwise the first granted one; the workbench of a user without a portal. */
export default function DashboardPage() {
  const title = useText('admin').t('route.dashboard')
  const options = useListPortalOptionsQuery(OWN, { refetchOnMountOrArgChange: true })
  const chosen = useSelector((state: AppState) => selectUser(state)?.portalId) ?? ''
  const [picked, setPicked] = useState<string>()
  const [setDefault] = useSetDefaultPortalMutation()
  const dispatch = useAppDispatch()
  useTitle(title)

  const groups = options.data?.list ?? []
  const granted = groups.flatMap(({ children }) => children)
  const wanted = picked ?? chosen
  const id = (granted.find((portal) => portal.id === wanted) ?? granted[0])?.id ?? ''
  const { data, isError } = useOpenPortalQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true })

  async function choose(next: string) {
    const { error } = await setDefault({ id: next })
    if (error) return
    setPicked(next)
    // The session keeps the choice for the next visit of the page.
    await dispatch(loadCurrentUser())
  }

  if (!options.data && !options.isError) return <Skeleton lines={10} />
  if (id === '' || isError) return <Workbench title={title} />
  return (
    <div className={styles.portal}>
      <h1 className={styles.hidden}>{title}</h1>
      {data ? (
        <ShownPortal
          portal={data}
          actions={granted.length > 1 && <Switcher groups={groups} value={id} onChange={(next) => void choose(next)} />}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  )
}

interface SwitcherProps {
  groups: readonly { id: string; fullName: string; children: readonly { id: string; fullName: string }[] }[]
  value: string
  onChange: (id: string) => void
}

/** 切换门户: the granted portals by category. */
function Switcher({ groups, value, onChange }: SwitcherProps) {
  const { t } = useText(PORTAL)
  return (
    <Select
      size="small"
      className={styles.switcher ?? ''}
      aria-label={t('switch')}
      value={value}
      onChange={onChange}
      triggerProps={{ autoAlignPopupWidth: false }}
    >
      {groups.map(({ id, fullName, children }) => (
        <Select.OptGroup key={id} label={fullName}>
          {children.map((portal) => (
            <Select.Option key={portal.id} value={portal.id}>
              {portal.fullName}
            </Select.Option>
          ))}
        </Select.OptGroup>
      ))}
    </Select>
  )
}

/** The workbench of a user without a portal: recent activity and all pages of the menu. */
function Workbench({ title }: { title: string }) {
  const menu = useSelector(selectMenu)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <Activity />
      </div>
      <MenuTiles menu={menu} />
    </div>
  )
}
