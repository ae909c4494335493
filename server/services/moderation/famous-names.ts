/**
 * People whose names must not stand in a request, so that no song is made in somebody's name. Full names, and single
 * names only where they mean nothing else: "Prince", "Queen" or "Drake" are also words, and stay allowed.
 */
export const FAMOUS_NAMES: readonly string[] = [
  // singers, bands and producers
  ...['Taylor Swift', 'Ed Sheeran', 'Justin Bieber', 'Ariana Grande', 'Billie Eilish', 'Lady Gaga', 'Katy Perry', 'Bruno Mars'],
  ...['Beyoncé', 'Rihanna', 'Shakira', 'Michael Jackson', 'Janet Jackson', 'Whitney Houston', 'Mariah Carey'],
  ...['Elvis Presley', 'Frank Sinatra', 'Freddie Mercury', 'David Bowie', 'Elton John', 'Paul McCartney', 'John Lennon', 'Mick Jagger'],
  ...['Bob Dylan', 'Bob Marley', 'Bruce Springsteen', 'Stevie Wonder', 'Aretha Franklin', 'Tina Turner', 'Dolly Parton', 'Johnny Cash'],
  ...['Kurt Cobain', 'Jimi Hendrix', 'Amy Winehouse', 'Dua Lipa', 'Olivia Rodrigo', 'Selena Gomez', 'Miley Cyrus'],
  ...['Harry Styles', 'Shawn Mendes', 'Lana Del Rey', 'Sabrina Carpenter', 'Chappell Roan', 'Charli XCX', 'Doja Cat'],
  ...['Post Malone', 'Travis Scott', 'Kanye West', 'Jay-Z', 'Eminem', 'Snoop Dogg', 'Kendrick Lamar', 'Nicki Minaj', 'Cardi B'],
  ...['Megan Thee Stallion', 'Lil Nas X', 'Lil Wayne', '50 Cent', 'Tupac Shakur', '2Pac', 'Notorious B.I.G.', 'Dr. Dre', 'Playboi Carti'],
  ...['Frank Ocean', 'Tyler, the Creator', 'Childish Gambino', 'Chris Brown', 'Usher Raymond', 'Alicia Keys', 'John Legend', 'Sam Smith'],
  ...['Calvin Harris', 'David Guetta', 'Avicii', 'Skrillex', 'Deadmau5', 'Daft Punk', 'Coldplay', 'Radiohead', 'Metallica'],
  ...['Linkin Park', 'Chester Bennington', 'Iron Maiden', 'AC/DC', 'Led Zeppelin', 'Pink Floyd', 'The Beatles', 'The Rolling Stones', 'ABBA'],
  ...['Imagine Dragons', 'Maroon 5', 'One Direction', 'Backstreet Boys', 'Spice Girls', 'Fleetwood Mac', 'Stevie Nicks', 'Luke Combs'],
  ...['Morgan Wallen', 'Garth Brooks', 'Shania Twain', 'Carrie Underwood', 'Chris Stapleton', 'Willie Nelson', 'Celine Dion', 'Édith Piaf'],
  ...['Julio Iglesias', 'Enrique Iglesias', 'Luis Fonsi', 'Daddy Yankee', 'Bad Bunny', 'J Balvin', 'Karol G', 'Rosalía Vila', 'Maluma'],
  ...['Luis Miguel', 'Juan Gabriel', 'Selena Quintanilla', 'Ricky Martin', 'Marc Anthony', 'Jennifer Lopez', 'Anitta Machado', 'Caetano Veloso'],
  ...['Gilberto Gil', 'Roberto Carlos Braga', 'Ivete Sangalo', 'Marília Mendonça', 'Stromae', 'Aya Nakamura', 'Charles Aznavour', 'Johnny Hallyday'],
  ...['Andrea Bocelli', 'Luciano Pavarotti', 'Eros Ramazzotti', 'Laura Pausini', 'Vasco Rossi', 'Måneskin', 'Helene Fischer', 'Herbert Grönemeyer'],
  ...['Rammstein', 'Tarkan Tevetoğlu', 'Sezen Aksu', 'André Hazes', 'Dawid Podsiadło', 'Sơn Tùng M-TP', 'Mỹ Tâm', 'Rossa Roslaina', 'Raisa Andriana'],
  ...['Jungkook', 'Kim Taehyung', 'Park Jimin', 'Blackpink', 'Jennie Kim', 'Lalisa Manobal', 'G-Dragon', 'NewJeans'],
  ...['방탄소년단', '블랙핑크', '아이유', '뉴진스', '임영웅', '周杰伦', '周杰倫', '王菲', '邓丽君', '鄧麗君', '林俊杰', '陈奕迅', '陳奕迅', '刘德华', '蔡依林'],
  ...['宇多田ヒカル', '米津玄師', '美空ひばり', '浜崎あゆみ', '安室奈美恵', '椎名林檎', '藤井風', 'Hatsune Miku', '初音ミク', 'Utada Hikaru', 'Kenshi Yonezu'],
  // film, television and the net
  ...['Tom Cruise', 'Tom Hanks', 'Brad Pitt', 'Angelina Jolie', 'Leonardo DiCaprio', 'Johnny Depp', 'Robert Downey Jr', 'Scarlett Johansson'],
  ...['Jennifer Lawrence', 'Emma Watson', 'Keanu Reeves', 'Morgan Freeman', 'Will Smith', 'Dwayne Johnson', 'Ryan Reynolds', 'Zendaya'],
  ...['Timothée Chalamet', 'Margot Robbie', 'Marilyn Monroe', 'Charlie Chaplin', 'Arnold Schwarzenegger', 'Oprah Winfrey', 'Kim Kardashian', 'Kylie Jenner'],
  ...['Paris Hilton', 'Ellen DeGeneres', 'Joe Rogan', 'MrBeast', 'PewDiePie', 'Logan Paul', 'Andrew Tate', 'Shah Rukh Khan', 'Amitabh Bachchan'],
  ...['Jackie Chan', 'Bruce Lee', 'Hayao Miyazaki', 'Quentin Tarantino', 'Steven Spielberg', 'Walt Disney', 'Stephen King', 'J. K. Rowling'],
  // politics, business and religion
  ...['Donald Trump', 'Joe Biden', 'Kamala Harris', 'Barack Obama', 'Michelle Obama', 'Hillary Clinton', 'Bill Clinton', 'George Bush'],
  ...['Vladimir Putin', 'Volodymyr Zelensky', 'Xi Jinping', '习近平', '習近平', '毛泽东', '毛澤東', 'Mao Zedong', 'Kim Jong Un', '김정은', 'Narendra Modi'],
  ...['Recep Tayyip Erdoğan', 'Mustafa Kemal Atatürk', 'Benjamin Netanyahu', 'Yasser Arafat', 'Emmanuel Macron', 'Marine Le Pen', 'Angela Merkel', 'Olaf Scholz'],
  ...['Friedrich Merz', 'Giorgia Meloni', 'Silvio Berlusconi', 'Pedro Sánchez', 'Boris Johnson', 'Keir Starmer', 'Margaret Thatcher', 'Winston Churchill'],
  ...['Queen Elizabeth II', 'King Charles III', 'Princess Diana', 'Meghan Markle', 'Jair Bolsonaro', 'Lula da Silva', 'Javier Milei', 'Hugo Chávez'],
  ...['Nicolás Maduro', 'Fidel Castro', 'Che Guevara', 'Joko Widodo', 'Prabowo Subianto', 'Hồ Chí Minh', 'Andrzej Duda', 'Donald Tusk', 'Geert Wilders'],
  ...['Adolf Hitler', 'Joseph Stalin', 'Benito Mussolini', 'Osama bin Laden', 'Saddam Hussein', 'Nelson Mandela', 'Mahatma Gandhi', 'Martin Luther King'],
  ...['Dalai Lama', 'Pope Francis', 'Elon Musk', 'Jeff Bezos', 'Bill Gates', 'Mark Zuckerberg', 'Steve Jobs', 'Sam Altman', 'Warren Buffett', 'Greta Thunberg'],
  // sport
  ...['Cristiano Ronaldo', 'Lionel Messi', 'Neymar', 'Kylian Mbappé', 'David Beckham', 'Diego Maradona', 'Pelé Nascimento', 'Zinedine Zidane'],
  ...['Michael Jordan', 'LeBron James', 'Kobe Bryant', 'Stephen Curry', 'Serena Williams', 'Roger Federer', 'Rafael Nadal', 'Novak Djokovic'],
  ...['Usain Bolt', 'Muhammad Ali', 'Mike Tyson', 'Conor McGregor', 'Tiger Woods', 'Lewis Hamilton', 'Max Verstappen', 'Simone Biles', 'Tom Brady'],
]
