/** Every namespace of the message files. English is complete by definition; the other languages follow its shape. */
import account from '#messages/en/account.json' with { type: 'json' }
import auth from '#messages/en/auth.json' with { type: 'json' }
import billing from '#messages/en/billing.json' with { type: 'json' }
import brief from '#messages/en/brief.json' with { type: 'json' }
import covers from '#messages/en/covers.json' with { type: 'json' }
import crash from '#messages/en/crash.json' with { type: 'json' }
import errors from '#messages/en/errors.json' with { type: 'json' }
import generator from '#messages/en/generator.json' with { type: 'json' }
import christmas from '#messages/en/genre-christmas.json' with { type: 'json' }
import country from '#messages/en/genre-country.json' with { type: 'json' }
import kpop from '#messages/en/genre-kpop.json' with { type: 'json' }
import lofi from '#messages/en/genre-lofi.json' with { type: 'json' }
import love from '#messages/en/genre-love.json' with { type: 'json' }
import metal from '#messages/en/genre-metal.json' with { type: 'json' }
import rap from '#messages/en/genre-rap.json' with { type: 'json' }
import home from '#messages/en/home.json' with { type: 'json' }
import library from '#messages/en/library.json' with { type: 'json' }
import music from '#messages/en/music.json' with { type: 'json' }
import notFound from '#messages/en/not-found.json' with { type: 'json' }
import notifications from '#messages/en/notifications.json' with { type: 'json' }
import offline from '#messages/en/offline.json' with { type: 'json' }
import ownVoice from '#messages/en/own-voice.json' with { type: 'json' }
import player from '#messages/en/player.json' with { type: 'json' }
import published from '#messages/en/published.json' with { type: 'json' }
import shell from '#messages/en/shell.json' with { type: 'json' }
import site from '#messages/en/site.json' with { type: 'json' }
import song from '#messages/en/song.json' with { type: 'json' }
import voice from '#messages/en/voice.json' with { type: 'json' }
import voiceKinds from '#messages/en/voice-kinds.json' with { type: 'json' }
import voices from '#messages/en/voices.json' with { type: 'json' }
import yourData from '#messages/en/your-data.json' with { type: 'json' }

export const english = {
  account,
  auth,
  billing,
  brief,
  covers,
  crash,
  errors,
  generator,
  'genre-christmas': christmas,
  'genre-country': country,
  'genre-kpop': kpop,
  'genre-lofi': lofi,
  'genre-love': love,
  'genre-metal': metal,
  'genre-rap': rap,
  home,
  library,
  music,
  'not-found': notFound,
  notifications,
  offline,
  'own-voice': ownVoice,
  player,
  published,
  shell,
  site,
  song,
  voice,
  'voice-kinds': voiceKinds,
  voices,
  'your-data': yourData,
}

export type Messages = typeof english
export type Namespace = keyof Messages
