#!/bin/sh
# Stands for yt-dlp: ends as the last part of the link says, with the exit codes and the files of the real one.
for link in "$@"; do :; done
here=$(cd "$(dirname "$0")" && pwd)
fixtures="$here/../../lib/engine/codec/recording/fixtures"

case "${link##*/}" in
  success)
    case " $* " in
      *" --simulate "*)
        printf 'A  title\tof one line\n192.5\n'
        exit
        ;;
    esac
    cp "$fixtures/tone.m4a" source.m4a
    echo "$PWD/source.m4a"
    echo "A  title	of one line"
    ;;
  environment)
    cp "$fixtures/tone.m4a" source.m4a
    echo "$PWD/source.m4a"
    env | sed 's/=.*//' | grep -v -e '^PWD$' -e '^OLDPWD$' -e '^SHLVL$' -e '^_$' | sort | tr '\n' ' '
    ;;
  no-file) ;;
  only-part) echo x > source.m4a.part ;;
  failed) exit 1 ;;
  failed-with-file)
    cp "$fixtures/tone.m4a" source.m4a
    exit 1
    ;;
  bad-option) exit 2 ;;
  too-long) exit 101 ;;
  text) echo "this is no song" > source.txt ;;
  link) ln -s "$fixtures/tone.m4a" source.m4a ;;
  large) head -c 22000000 /dev/zero > source.m4a ;;
  fills) while :; do head -c 10000000 /dev/zero >> source.m4a.part; done ;;
  hangs)
    trap '' TERM
    echo x > source.m4a.part
    sh -c 'trap "" TERM; echo $$ > "$0"; while :; do sleep 0.1; done' "${TMPDIR%/*}/canto-hanging-child.pid" &
    while :; do sleep 0.1; done
    ;;
esac
