/** Towns and countries that songs are often set in. */
export const FRENCH_PLACES =
  'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Grenoble, Dijon, Angers, Brest, Le Havre, Saint-Malo, La Rochelle, Bruxelles, Liège, Genève, Lausanne, Montréal, Québec, Dakar, Abidjan, Tunis, Alger, Casablanca, Londres, Berlin, Rome, Lisbonne, Madrid, New York, Tokyo, Bretagne, Provence, Normandie, Corse, Alsace'
