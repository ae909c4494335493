/** Every namespace of the message files. English is complete by definition; the other languages follow its shape. */
import account from '#messages/en/account.json' with { type: 'json' }
import auth from '#messages/en/auth.json' with { type: 'json' }
import billing from '#messages/en/billing.json' with { type: 'json' }
import covers from '#messages/en/covers.json' with { type: 'json' }
import crash from '#messages/en/crash.json' with { type: 'json' }
import errors from '#messages/en/errors.json' with { type: 'json' }
import generator from '#messages/en/generator.json' with { type: 'json' }
import home from '#messages/en/home.json' with { type: 'json' }
import library from '#messages/en/library.json' with { type: 'json' }
import music from '#messages/en/music.json' with { type: 'json' }
import notFound from '#messages/en/not-found.json' with { type: 'json' }
import notifications from '#messages/en/notifications.json' with { type: 'json' }
import ownVoice from '#messages/en/own-voice.json' with { type: 'json' }
import player from '#messages/en/player.json' with { type: 'json' }
import shell from '#messages/en/shell.json' with { type: 'json' }
import song from '#messages/en/song.json' with { type: 'json' }
import voice from '#messages/en/voice.json' with { type: 'json' }
import voices from '#messages/en/voices.json' with { type: 'json' }

export const english = {
  account,
  auth,
  billing,
  covers,
  crash,
  errors,
  generator,
  home,
  library,
  music,
  'not-found': notFound,
  notifications,
  'own-voice': ownVoice,
  player,
  shell,
  song,
  voice,
  voices,
}

export type Messages = typeof english
export type Namespace = keyof Messages
