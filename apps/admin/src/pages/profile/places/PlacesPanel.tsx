import { Button, Tag } from '@arco-design/web-react'
import {
  type Major,
  type MajorBody,
  useChangeMajorMutation,
  useListMyOrganizationsQuery,
  useListMyPositionsQuery,
} from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { loadCurrentUser } from '@sqos/session'
import { EmptyState } from '@sqos/ui-kit'
import { useAppDispatch } from '../../../app/store.ts'
import { NAMESPACE } from '../catalogue.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './Places.module.css'

/** 我的组织. */
export function OrganizationsPanel() {
  const query = useListMyOrganizationsQuery()
  return <QueryView query={query}>{(places) => <Places places={places} majorType="Organize" />}</QueryView>
}

/** 我的岗位: positions in the current organisation. */
export function PositionsPanel() {
  const query = useListMyPositionsQuery()
  return <QueryView query={query}>{(places) => <Places places={places} majorType="Position" />}</QueryView>
}

interface PlacesProps {
  places: readonly Major[]
  majorType: MajorBody['majorType']
}

/** The current one is marked; a button switches to another one. */
function Places({ places, majorType }: PlacesProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useAppDispatch()
  const [changeMajor, { isLoading, originalArgs }] = useChangeMajorMutation()
  const kind = majorType === 'Organize' ? 'organization' : 'position'

  async function choose({ id }: Major) {
    const { error } = await changeMajor({ majorBody: { majorId: id, majorType } })
    // Menus and permissions depend on it.
    if (!error) await dispatch(loadCurrentUser())
  }

  if (places.length === 0) return <EmptyState title={t(`places.no-${kind}`)} hint={t('places.askAdministrator')} />
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id} className={styles.place} data-current={place.isDefault}>
          <span className={styles.name}>{place.fullName}</span>
          {place.isDefault ? (
            <Tag color="arcoblue">{t(`places.current-${kind}`)}</Tag>
          ) : (
            <Button
              size="small"
              loading={isLoading && originalArgs?.majorBody.majorId === place.id}
              aria-label={`${t(`places.choose-${kind}`)} ${place.fullName}`}
              onClick={() => void choose(place)}
            >
              {t(`places.choose-${kind}`)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
